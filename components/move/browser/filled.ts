/** What forms need that ask for places, which are Peter Parler's alone; fetched with the first of them. */
export { fillAt, filledPlaces, filledTitle, isFilledTurned, sendFilled, turnFilled } from './fillings';
export { drawFilled } from './parler-ghosts';
