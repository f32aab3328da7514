import type { Courtesies } from '../courtesies'

export const courtesies: Courtesies = {
  greetings: ['ciao', 'salve', 'buongiorno', 'buon giorno', 'buonasera', 'buona sera', 'come sta', 'come stai'],
  thanks: [
    ...['grazie', 'ti ringrazio', 'la ringrazio', 'ha funzionato', 'funziona', 'mi ha aiutato', 'molto utile'],
    ...['perfetto', 'ottimo', 'eccellente', 'molto bene', "d'accordo", 'capito', 'va bene', 'ok'],
    ...['arrivederci', 'a presto', 'buonanotte', 'buona giornata'],
  ],
  asides: [
    ...['mille', 'tante', 'molte', 'e', 'ancora', 'ora', 'a tutti', 'bob'],
    ...["per l'aiuto", 'per il suo aiuto', 'per il tuo aiuto', 'per la risposta', 'di tutto', 'per tutto'],
  ],
  replies: {
    greeting: 'Buongiorno! Che cosa desidera sapere su questa macchina?',
    thanks: 'Volentieri. Chieda di nuovo quando le serve qualcosa su questa macchina.',
  },
}
