import type { Courtesies } from '../courtesies'

export const courtesies: Courtesies = {
  greetings: ['hej', 'goddag', 'god dag', 'godmorgen', 'god morgen', 'god aften', 'davs', 'hvordan går det'],
  thanks: [
    ...['tak', 'mange tak', 'det virkede', 'det virker', 'det lykkedes', 'det hjalp', 'meget nyttigt'],
    ...['perfekt', 'fremragende', 'fint', 'super', 'rigtig godt', 'okay', 'ok', 'forstået'],
    ...['hej hej', 'farvel', 'vi ses', 'godnat', 'god nat', 'hav en god dag'],
  ],
  asides: [
    ...['tusind', 'mange', 'meget', 'og', 'igen', 'nu', 'alle', 'bob'],
    ...['for hjælpen', 'for din hjælp', 'for svaret', 'for det hele'],
  ],
  replies: {
    greeting: 'Hej! Hvad vil du vide om denne maskine?',
    thanks: 'Det var så lidt. Spørg igen, når du vil vide noget om denne maskine.',
  },
}
