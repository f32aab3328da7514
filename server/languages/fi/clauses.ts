import type { ClauseWords } from '../clause-words'

/** How clauses of Finnish deny, permit, limit and follow each other. */
export const clauses: ClauseWords = {
  negations:
    'ei, eivat, ala, alkaa, koskaan, eika, kielletty, kiellettya, valta, valttakaa, mikaan, kukaan, en, emme, ette, estaa, ei tarvitse, ei tarpeen, ei valttamatonta',
  permissions: 'saa, saavat, voi, voivat, voidaan, sallittu, sallittua, sallitaan, mahdollista, mahdollinen',
  restrictions: 'vain, ainoastaan, pelkastaan, paitsi, ellei, vasta',
  additions: 'myos, samoin, kuten myos',
  comparisons:
    'enempaa, vahempaa, pidempaan, kauemmin, korkeampi, matalampi, nopeammin, suurempi, pienempi, yli, alle, ylittaa, ylita, alittaa, ennen',
  conjunctions: 'ja, mutta, koska, silla, jotta, jos, kun, kunnes, joka, etta, sitten, vaikka, muuten, ellei, samalla',
  conditions: 'jos, kun, mikali, niin kauan kuin',
  alternatives: 'tai, eika',
  first: 'ensin, ensiksi, aluksi, aloita, ensimmaiseksi',
  next: 'sitten, sen jalkeen, myohemmin, lopuksi, viimeiseksi, vasta sitten',
  before: 'ennen, ennen kuin',
  after: 'jalkeen, kun',
  onPage: 'kohta, rivi, sarake, luettelo, taulukko, kuva, sivu, painettu, merkitty, otsikko',
}
