/** Said on every button that shows something hidden, before it is pressed. */
export const REVEALS = 'reveals a tile: steps before this become final';
