import type { Courtesies } from '../courtesies'

export const courtesies: Courtesies = {
  greetings: [
    ...['hallo', 'hi', 'hey', 'guten tag', 'guten morgen', 'guten abend', 'moin', 'servus', 'grüß gott'],
    ...['wie geht es', 'wie gehts', "wie geht's"],
  ],
  thanks: [
    ...['danke', 'dankeschön', 'danke schön', 'vielen dank', 'besten dank', 'herzlichen dank'],
    ...['das hat geklappt', 'hat geklappt', 'das hat funktioniert', 'hat funktioniert', 'es funktioniert'],
    ...['das hat geholfen', 'sehr hilfreich', 'super', 'perfekt', 'prima', 'sehr gut', 'ok', 'okay', 'in ordnung'],
    ...['alles klar', 'verstanden', 'tschüss', 'auf wiedersehen', 'bis bald', 'gute nacht'],
  ],
  asides: [
    ...['sehr', 'und', 'nochmals', 'jetzt', 'alle', 'zusammen', 'bob', 'dir', 'ihnen'],
    ...['für die hilfe', 'für ihre hilfe', 'für deine hilfe', 'für die antwort', 'für alles'],
  ],
  replies: {
    greeting: 'Hallo! Was möchten Sie über diese Maschine wissen?',
    thanks: 'Gern geschehen. Fragen Sie jederzeit wieder, wenn Sie etwas über diese Maschine wissen möchten.',
  },
}
