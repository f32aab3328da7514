import type { Language } from './language'
import { normalise } from './text/normalise'

/**
 * Numbers in words, and words for how many times something is done, by language. Written by the project's authors from
 * general knowledge of the languages: the numbers up to twelve, further ones that are common in instructions, once and
 * twice. Articles that are also numbers are left out, and words that are others in another language, as "due" and "to".
 */
const words: Record<Language, string> = {
  en: 'one two three four five six seven eight nine ten eleven twelve fifteen twenty twentyfour twentyfive thirty forty fifty sixty hundred once twice times half',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta cien vez veces medio',
  fr: 'deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent fois demi demie',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig sechzig hundert einmal zweimal dreimal halbe halben',
  pt: 'dois duas três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta sessenta cem vez vezes meio meia',
  it: 'tre quattro cinque sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta sessanta cento volta volte mezzo mezza',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig veertig vijftig zestig honderd eenmaal tweemaal maal keer half halve',
  sv: 'två tre fyra fem sex sju åtta nio tio elva tolv femton tjugo trettio fyrtio femtio sextio hundra gång gånger halv halva',
  fi: 'kaksi kahden kolme kolmen neljä neljän viisi viiden kuusi kuuden seitsemän kahdeksan yhdeksän kymmenen kaksitoista viisitoista kaksikymmentä kolmekymmentä sata kerran kahdesti kertaa puoli puolen',
  da: 'tre fem seks syv otte elleve tolv femten tyve tredive fyrre halvtreds tres hundrede gang gange halv halve',
  no: 'tre fem seks sju åtte elleve tolv femten tjue tretti førti femti seksti hundre gang ganger halv halve',
}

const numerals: ReadonlySet<string> = new Set(
  Object.values(words).flatMap((line) => line.split(' ').map((word) => normalise(word).trim())),
)

/** The indefinite articles of the languages, which are also "one" before a unit. */
const indefinite: ReadonlySet<string> = new Set(
  'a an one un una uno une ein eine einen einer eines um uma een en ett et én ett yksi yhden'.split(' '),
)

export const isIndefinite = (word: string) => indefinite.has(word)

/** Whether a normalised word is a number in one of the languages. */
export const isNumeral = (word: string) => numerals.has(word)
