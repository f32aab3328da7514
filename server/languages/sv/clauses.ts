import type { ClauseWords } from '../clause-words'

/** How clauses of Swedish deny, permit, limit and follow each other. */
export const clauses: ClauseWords = {
  negations:
    'inte, ej, aldrig, ingen, inget, inga, varken, ingenting, forbjudet, forbjuden, forbjudna, undvik, undvika, icke, behover inte, inte nodvandigt, kravs inte',
  permissions: 'far, kan, tillatet, tillaten, tillatna, mojligt, mojlig, tillats',
  restrictions: 'endast, bara, enbart, utom, savida inte, forst',
  additions: 'ocksa, aven, likasa, precis som',
  comparisons:
    'mer, mindre, langre, kortare, senare, tidigare, hogre, lagre, snabbare, langsammare, storre, over, under, overskrida, overstiga, overskrids, overstiger, forran, fore',
  conjunctions:
    'och, men, eftersom, darfor att, sa att, om, nar, medan, som, sa lange, tills, innan, efter att, sedan, att, da, trots att, aven om, annars, for att, varvid',
  conditions: 'om, nar, medan, ifall, sa lange, vid',
  alternatives: 'eller',
  first: 'forst, borja med, till att borja med',
  next: 'sedan, darefter, darpa, efterat, senare, till sist, slutligen, sist, till slut, forst da',
  before: 'innan, fore',
  after: 'efter, nar, sa snart',
  onPage: 'rad, kolumn, lista, tabell, figur, bild, sida, tryckt, anges, rubrik',
}
