import type { Language } from './language'
import { normalise } from './text/normalise'

/**
 * The words of which numbers are composed, with their values, and the words between them. Written by the project's authors
 * from the grammars of the languages in which numbers are written in several words; "one" is left out, as it is an article
 * or a pronoun as well, unless a hundred follows.
 */
const tables: Partial<Record<Language, { and: string; values: string }>> = {
  en: {
    and: 'and',
    values:
      'one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 thousand=1000',
  },
  es: {
    and: 'y',
    values:
      'dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintidós=22 veinticuatro=24 veinticinco=25 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600 setecientos=700 setecientas=700 ochocientos=800 ochocientas=800 novecientos=900 novecientas=900 mil=1000',
  },
  fr: {
    and: 'et',
    values:
      'deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 cents=100 mille=1000',
  },
  pt: {
    and: 'e',
    values:
      'dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 catorze=14 quinze=15 dezesseis=16 dezessete=17 dezoito=18 dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100 cento=100 duzentos=200 duzentas=200 trezentos=300 trezentas=300 quatrocentos=400 quatrocentas=400 quinhentos=500 quinhentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700 oitocentos=800 oitocentas=800 novecentos=900 novecentas=900 mil=1000',
  },
}

export interface NumberWords {
  values: ReadonlyMap<string, number>
  /** The word that may occur between two of them: "two hundred and fifty". */
  and: string
}

const read = ({ and, values }: { and: string; values: string }): NumberWords => ({
  and,
  values: new Map(
    values.split(' ').map((entry) => {
      const [word = '', value] = entry.split('=')
      return [normalise(word).trim(), Number(value)]
    }),
  ),
})

const numbersByLanguage = new Map(
  Object.entries(tables).map(([language, table]): [string, NumberWords] => [language, read(table)]),
)

/** Undefined for a language that writes numbers as one word, or whose words are not known. */
export const numberWords = (language: Language): NumberWords | undefined => numbersByLanguage.get(language)
