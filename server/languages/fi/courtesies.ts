import type { Courtesies } from '../courtesies'

export const courtesies: Courtesies = {
  greetings: ['hei', 'moi', 'terve', 'päivää', 'hyvää päivää', 'hyvää huomenta', 'hyvää iltaa', 'mitä kuuluu'],
  thanks: [
    ...['kiitos', 'kiitokset', 'kiitti', 'se toimi', 'se toimii', 'se auttoi', 'oli apua'],
    ...['loistavaa', 'täydellistä', 'erinomaista', 'hienoa', 'oikein hyvä', 'selvä', 'ok', 'okei'],
    ...['näkemiin', 'hei hei', 'moi moi', 'hyvää yötä'],
  ],
  asides: [...['paljon', 'ja', 'nyt', 'taas', 'kaikille', 'bob'], ...['avusta', 'vastauksesta', 'kaikesta']],
  replies: {
    greeting: 'Hei! Mitä haluat tietää tästä koneesta?',
    thanks: 'Mukava auttaa. Kysy uudelleen, kun haluat tietää jotain tästä koneesta.',
  },
}
