import type { Courtesies } from '../courtesies'

export const courtesies: Courtesies = {
  greetings: ['hej', 'hejsan', 'hallå', 'god morgon', 'god dag', 'god kväll', 'hur mår du', 'hur är läget'],
  thanks: [
    ...['tack', 'tackar', 'det fungerade', 'det fungerar', 'det hjälpte', 'det funkade', 'mycket hjälpsamt'],
    ...['perfekt', 'utmärkt', 'toppen', 'jättebra', 'mycket bra', 'okej', 'ok', 'uppfattat'],
    ...['hej då', 'vi ses', 'god natt', 'ha det bra'],
  ],
  asides: [
    ...['så mycket', 'mycket', 'och', 'igen', 'nu', 'alla', 'bob'],
    ...['för hjälpen', 'för din hjälp', 'för svaret', 'för allt'],
  ],
  replies: {
    greeting: 'Hej! Vad vill du veta om den här maskinen?',
    thanks: 'Kul att kunna hjälpa till. Fråga igen när du vill veta något om den här maskinen.',
  },
}
