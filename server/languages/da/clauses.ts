import type { ClauseWords } from '../clause-words'

/** How clauses of Danish deny, permit, limit and follow each other. */
export const clauses: ClauseWords = {
  negations:
    'ikke, aldrig, ingen, intet, hverken, ingenting, forbudt, undga, ej, behover ikke, ikke nodvendigt, kraeves ikke',
  permissions: 'ma, kan, tilladt, tilladte, muligt, mulig, tillades',
  restrictions: 'kun, bare, udelukkende, undtagen, medmindre, forst',
  additions: 'ogsa, ligeledes, ligesom',
  comparisons:
    'mere, mindre, laengere, kortere, senere, tidligere, hojere, lavere, hurtigere, langsommere, storre, over, under, overstige, overskride, overstiger, for',
  conjunctions:
    'og, men, fordi, sa, sadan at, hvis, nar, mens, som, sa laenge, indtil, efter at, derefter, selvom, selv om, ellers, medmindre',
  conditions: 'hvis, nar, mens, safremt, sa laenge, ved',
  alternatives: 'eller',
  first: 'forst, begynd med, start med',
  next: 'derefter, sa, bagefter, derpa, senere, til sidst, endelig, sidst, forst da',
  before: 'inden, forinden',
  after: 'efter, nar, sa snart',
  onPage: 'punkt, raekke, kolonne, liste, tabel, figur, billede, side, trykt, angivet, overskrift',
}
