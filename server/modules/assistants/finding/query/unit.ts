/** Spellings of each unit by its index term. */
const spellings: Record<string, string> = {
  ampere: 'amp amps ampere amperes amperios amperio',
  volt: 'volt volts vdc vac voltios voltio',
  hertz: 'hz hertz hercios hercio',
  watt: 'watt watts vatios',
  kilowatt: 'kw kilowatt kilowatts kilovatios',
  horsepower: 'hp horsepower bhp ps pferdestarken',
  kilogram: 'kg kgs kilo kilos kilogram kilograms kilogramm kilogramo kilogramos',
  pound: 'lb lbs pound pounds libra libras pfund',
  tonne: 'tonne tonnes tons ton tonnen tonelada toneladas',
  litre: 'litre litres liter liters litro litros ltr',
  quart: 'qt qts quart quarts',
  gallon: 'gal gals gallon gallons galon galones gallonen',
  pint: 'pt pts pint pints',
  millimetre: 'mm millimetre millimetres millimeter millimeters milimetro milimetros',
  centimetre: 'cm centimetre centimetres centimeter centimeters centimetro centimetros',
  metre: 'metre metres metro metros',
  inch: 'inch inches pulgada pulgadas zoll',
  foot: 'ft feet foot pies fuss',
  psi: 'psi',
  bar: 'bar bars bares',
  kilopascal: 'kpa kilopascal kilopascals',
  newton: 'nm newton newtons',
  rpm: 'rpm upm umin rev revs revolutions umdrehungen revoluciones',
  degree: 'degree degrees deg grad grados grado',
  percent: 'percent pct prozent porciento',
  hour: 'hour hours hr hrs stunde stunden hora horas',
  minute: 'minute minutes min mins minuto minutos minuten',
  second: 'second seconds sec secs segundo segundos sekunden',
  decibel: 'db dba decibel decibels decibelios dezibel',
  ohm: 'ohm ohms ohmios',
}

/** Abbreviations that are a unit only directly after a number. */
const afterNumber: Record<string, string> = {
  a: 'ampere',
  v: 'volt',
  w: 'watt',
  l: 'litre',
  m: 'metre',
  h: 'hour',
  s: 'second',
  t: 'tonne',
  c: 'degree',
  f: 'degree',
  in: 'inch',
  meter: 'metre',
  meters: 'metre',
  n: 'newton',
  std: 'hour',
  x: 'x',
}

const unitOfWord = new Map(
  Object.entries(spellings).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

/** The unit that a word spells, or undefined; single letters count only after a number. */
export function unitOf(word: string, followsNumber: boolean): string | undefined {
  return unitOfWord.get(word) ?? (followsNumber ? afterNumber[word] : undefined)
}
