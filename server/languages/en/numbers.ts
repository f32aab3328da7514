import type { NumberWriting } from '../number-writing'

/** How English writes numbers and units. */
export const numbers: NumberWriting = {
  numerals:
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty twentyfour twentyfive thirty forty fifty sixty hundred once twice times half',
  indefinite: 'a an one',
  composed: {
    and: 'and',
    values:
      'one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 thousand=1000',
  },
  ordinals: {
    words: 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '),
    suffix: '(?:st|nd|rd|th)',
    bareSuffix: '(?:st|nd|rd|th)',
    numbered: 'gear|cylinder|position|stage',
    inGear: 'in|into',
    gear: 'gear',
  },
  // In Danish and Norwegian, it is of an hour.
  unitSymbols: { afterNumber: { x: 'times' } },
}
