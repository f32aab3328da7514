import type { ClauseWords } from '../clause-words'

/** How clauses of Dutch deny, permit, limit and follow each other. */
export const clauses: ClauseWords = {
  negations:
    'niet, nooit, geen, noch, niemand, niets, verboden, vermijd, vermijden, geenszins, voorkom, niet nodig, hoeft niet, hoeven niet, niet vereist',
  permissions: 'mag, mogen, kan, kunnen, toegestaan, toegelaten, mogelijk, geoorloofd',
  restrictions: 'alleen, uitsluitend, slechts, enkel, behalve, tenzij, pas',
  additions: 'ook, eveneens, evenals, net als',
  comparisons:
    'meer, minder, langer, korter, later, eerder, hoger, lager, sneller, langzamer, verder, groter, kleiner, ouder, boven, onder, overschrijden, overschrijdt, voor',
  conjunctions:
    'en, maar, want, omdat, doordat, zodat, opdat, wanneer, indien, terwijl, zolang, tot, totdat, voordat, nadat, zodra, dat, hoewel, ook als, anders, om, waarbij, daarna',
  conditions: 'als, wanneer, indien, terwijl, zolang, zodra, bij',
  alternatives: 'of, noch',
  first: 'eerst, allereerst, begin met, te beginnen',
  next: 'dan, daarna, vervolgens, later, ten slotte, tenslotte, als laatste, uiteindelijk, pas dan',
  before: 'voordat, voor, alvorens',
  after: 'nadat, na, zodra',
  onPage: 'item, rij, kolom, lijst, tabel, afbeelding, figuur, bladzijde, pagina, gedrukt, vermeld, titel',
}
