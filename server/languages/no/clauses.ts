import type { ClauseWords } from '../clause-words'

/** How clauses of Norwegian deny, permit, limit and follow each other. */
export const clauses: ClauseWords = {
  negations:
    'ikke, aldri, ingen, intet, verken, ingenting, forbudt, unnga, ei, trenger ikke, ikke nodvendig, kreves ikke',
  permissions: 'kan, far, ma gjerne, tillatt, tillatte, mulig, tillates',
  restrictions: 'bare, kun, utelukkende, unntatt, med mindre, forst',
  additions: 'ogsa, likeledes, pa samme mate',
  comparisons:
    'mer, mindre, lenger, kortere, senere, tidligere, hoyere, lavere, raskere, langsommere, storre, over, under, overstige, overskride, overstiger, for',
  conjunctions:
    'og, men, fordi, sa, slik at, hvis, dersom, nar, mens, som, sa lenge, etter at, deretter, selv om, ellers, med mindre',
  conditions: 'hvis, nar, mens, dersom, sa lenge, ved',
  alternatives: 'eller',
  first: 'forst, begynn med, start med',
  next: 'deretter, sa, etterpa, senere, til slutt, endelig, sist, forst da',
  before: 'for du, innen, for',
  after: 'etter, nar, sa snart',
  onPage: 'punkt, rad, kolonne, liste, tabell, figur, bilde, side, trykt, angitt, overskrift',
}
