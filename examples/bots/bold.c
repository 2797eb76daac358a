/* A player in C, with nothing but the standard library: it places armies beside the weakest enemy and attacks with three dice wherever it can.

   cc -O2 -o bold examples/bots/bold.c
   scripts/play arena sv2000.conquest --bots ./bold,random --players 2

   It reads only what it needs of each line. Feldherr writes JSON on one line, with ": " and ", " between its parts and no other spaces, so
   that strings can be searched for; a program that does more will want a JSON library. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE (1 << 20) /* bytes: the longest line that Feldherr writes is far shorter */
#define WORD 64
#define MOVE 256

static char line[LINE], map[LINE]; /* the last message, and the map of the game that is being played */

/* Copies the string that begins behind a key, e.g. "verb": "attack"; returns what follows it, or NULL if the key isn't there before `end`. */
static const char *string_at(const char *from, const char *end, const char *key, char *out, size_t size) {
    const char *at = strstr(from, key);
    if (!at || at >= end) return NULL;
    at += strlen(key);
    size_t n = strcspn(at, "\"");
    if (n >= size) n = size - 1;
    memcpy(out, at, n);
    out[n] = '\0';
    return at + n;
}

/* The number behind a key, or -1 if the key isn't there before `end`. */
static int number_at(const char *from, const char *end, const char *key) {
    const char *at = strstr(from, key);
    return at && at < end ? atoi(at + strlen(key)) : -1;
}

/* A number of a territory, by the question's "board". */
static int board_at(const char *territory, const char *which) {
    char key[WORD + 32];
    snprintf(key, sizeof key, "\"%s\": {\"owner\": ", territory);
    const char *at = strstr(line, key);
    return at ? number_at(at, at + strlen(at), which) : 0;
}

static int armies_in(const char *territory) { return board_at(territory, "\"armies\": "); }
static int owner_of(const char *territory) { return board_at(territory, "\"owner\": "); }

/* A number that is high where the weakest neighbour of another owner is weak; 0 where there is none. The map names the neighbours. */
static int weakest_next_to(const char *territory) {
    char key[WORD + 32], name[WORD];
    snprintf(key, sizeof key, "\"%s\": {\"borders\": [", territory);
    const char *at = strstr(map, key);
    int own = owner_of(territory), best = 0;
    const char *stop = at ? strchr(at, ']') : NULL;
    for (at = at ? at + strlen(key) : NULL; at && at < stop && *at == '"';) {
        at = string_at(at, stop, "\"", name, sizeof name);
        if (owner_of(name) != own && 100 - armies_in(name) > best) best = 100 - armies_in(name);
        at = at && at[1] == ',' ? at + 3 : NULL;
    }
    return best;
}

/* Writes one option as a move: its verb, what it is on, and its highest number. Returns how good it is. */
static int read_option(const char *from, const char *end, char *move) {
    char verb[WORD] = "", thing[WORD] = "";
    string_at(from, end, "\"verb\": \"", verb, sizeof verb);
    size_t used = (size_t)snprintf(move, MOVE, "%s", verb);
    const char *list = strstr(from, "\"on\": [");
    const char *stop = list ? strchr(list, ']') : NULL;
    for (const char *at = list ? list + 7 : NULL; at && stop && at < stop && *at == '"';) {
        at = string_at(at, stop, "\"", thing, sizeof thing);
        if (used < MOVE) used += (size_t)snprintf(move + used, MOVE - used, " %s", thing);
        at = at && at[1] == ',' ? at + 3 : NULL;
    }
    int high = number_at(stop ? stop : from, end, "\"high\": ");
    if (high >= 0 && used < MOVE) snprintf(move + used, MOVE - used, " %d", high);
    if (strcmp(verb, "attack") == 0) return high == 3 ? 1000 - armies_in(thing) : -1;
    if (strcmp(verb, "place") == 0) return 1 + weakest_next_to(thing);
    return strcmp(verb, "done") == 0 ? 0 : strcmp(verb, "fortify") == 0 ? -1 : 1;
}

static void answer(void) {
    char move[MOVE] = "", best[MOVE] = "";
    int highest = -2;
    const char *at = strstr(line, "\"options\": [");
    while (at && (at = strstr(at, "{\"text\": \""))) {
        const char *next = strstr(at + 1, "{\"text\": \"");
        const char *end = next ? next : at + strlen(at);
        int worth = read_option(at, end, move);
        if (worth > highest) {
            highest = worth;
            memcpy(best, move, sizeof best);
        }
        at = next;
    }
    printf("{\"id\": %d, \"answer\": \"%s\"}\n", number_at(line, line + strlen(line), "\"id\": "), best);
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0); /* each reply leaves at once */
    while (fgets(line, sizeof line, stdin)) {
        if (strncmp(line, "{\"type\": \"hello\"", 16) == 0) puts("{\"type\": \"hello\", \"protocol\": 1, \"name\": \"bold\"}");
        if (strncmp(line, "{\"type\": \"map\"", 14) == 0) memcpy(map, line, sizeof map);
        if (strncmp(line, "{\"type\": \"ask\"", 14) == 0) answer();
        if (strncmp(line, "{\"type\": \"bye\"", 14) == 0) break;
    }
    return 0;
}
