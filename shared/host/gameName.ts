/** Files of games, by their names: for the page, the shell and its command line. */

export const GAME_ENDING = '.castellan-game'

export const isGameName = (name: string): boolean => name.toLowerCase().endsWith(GAME_ENDING)
