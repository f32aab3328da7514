import type { Courtesies } from '../courtesies'

export const courtesies: Courtesies = {
  greetings: ['hei', 'hallo', 'god dag', 'god morgen', 'god kveld', 'morn', 'hvordan går det'],
  thanks: [
    ...['takk', 'mange takk', 'det virket', 'det virker', 'det fungerte', 'det fungerer', 'det hjalp', 'nyttig'],
    ...['perfekt', 'utmerket', 'fint', 'supert', 'veldig bra', 'greit', 'okei', 'ok', 'forstått'],
    ...['ha det', 'ha det bra', 'vi ses', 'god natt', 'ha en fin dag'],
  ],
  asides: [
    ...['tusen', 'mange', 'så mye', 'mye', 'og', 'igjen', 'nå', 'alle', 'bob'],
    ...['for hjelpen', 'for svaret', 'for alt'],
  ],
  replies: {
    greeting: 'Hei! Hva vil du vite om denne maskinen?',
    thanks: 'Bare hyggelig. Spør igjen når du vil vite noe om denne maskinen.',
  },
}
