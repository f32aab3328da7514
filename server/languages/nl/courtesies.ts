import type { Courtesies } from '../courtesies'

export const courtesies: Courtesies = {
  greetings: ['hallo', 'hoi', 'hi', 'goedendag', 'goedemorgen', 'goedemiddag', 'goedenavond', 'hoe gaat het'],
  thanks: [
    ...['bedankt', 'dank je', 'dank u', 'dankjewel', 'dank je wel', 'dank u wel', 'hartelijk dank', 'het werkt'],
    ...['dat werkte', 'het is gelukt', 'dat hielp', 'heel nuttig', 'perfect', 'super', 'geweldig', 'heel goed'],
    ...['prima', 'begrepen', 'oké', 'ok', 'tot ziens', 'dag', 'goedenacht'],
  ],
  asides: [
    ...['heel', 'erg', 'zeer', 'en', 'nogmaals', 'nu', 'allemaal', 'bob'],
    ...['voor je hulp', 'voor uw hulp', 'voor de hulp', 'voor het antwoord', 'voor alles'],
  ],
  replies: {
    greeting: 'Hallo! Wat wilt u over deze machine weten?',
    thanks: 'Graag gedaan. Vraag gerust opnieuw als u iets over deze machine wilt weten.',
  },
}
