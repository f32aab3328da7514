import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../languages/language'
import { isPermission, isProhibition } from './prohibition'

describe('isProhibition', () => {
  it.each<[Language, string]>([
    ['en', 'Do not step over the rope.'],
    ['en', 'Never stand below the load.'],
    ['en', 'The winch must not be used to lift people.'],
    ['en', 'Lifting people is forbidden.'],
    ['es', 'No pise el cable.'],
    ['es', 'Nunca se coloque debajo de la carga.'],
    ['es', 'No se debe elevar a personas.'],
    ['de', 'Niemals unter die Last treten.'],
    ['de', 'Das Seil darf nicht geknickt werden.'],
    ['de', 'Die Winde nicht überlasten.'],
    ['fr', 'Ne jamais se tenir sous la charge.'],
    ['fr', 'N’enjambez pas le câble.'],
    ['fr', 'Il est interdit de lever des personnes.'],
    ['pt', 'Não pise no cabo.'],
    ['pt', 'Nunca fique debaixo da carga.'],
    ['it', 'Non sostare sotto il carico.'],
    ['nl', 'De lier mag niet worden overbelast.'],
    ['sv', 'Vinschen får inte överbelastas.'],
    ['no', 'Spillet må ikke overbelastes.'],
    ['no', 'Stå aldri under lasten.'],
    ['fi', 'Älä seiso taakan alla.'],
  ])('recognises (%s) "%s"', (language, text) => {
    expect(isProhibition(text, language)).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', 'The rope is 40 m long.'],
    ['en', 'If the drum does not turn, release the brake.'],
    ['es', 'Coloque el cable en el tambor.'],
    ['de', 'Das Seil ist 40 m lang.'],
    ['fr', 'Le câble mesure 40 m.'],
    ['pt', 'O cabo tem 40 m.'],
    ['it', 'Il cavo misura 40 m.'],
    ['nl', 'Het touw is 40 m lang.'],
    ['en', 'No maintenance is required.'],
    ['de', 'Die Prüfung ist im Mai fällig.'],
  ])('finds none in (%s) "%s"', (language, text) => {
    expect(isProhibition(text, language)).toBe(false)
  })
})

describe('isPermission', () => {
  it.each<[Language, string]>([
    ['en', 'Up to 7 % biodiesel is allowed.'],
    ['es', 'Se puede usar solo en llano.'],
    ['de', 'Nur auf ebenem Boden verwenden.'],
    ['fr', 'Utilisez uniquement de l’huile minérale.'],
    ['pt', 'Use somente óleo mineral.'],
    ['it', 'È consentito su terreno piano.'],
    ['nl', 'Alleen op vlakke grond gebruiken.'],
    ['sv', 'Får endast användas på plan mark.'],
    ['da', 'Det er tilladt på plan grund.'],
    ['no', 'Bruk bare mineralolje.'],
    ['fi', 'Käytä vain mineraaliöljyä.'],
  ])('recognises (%s) "%s"', (language, text) => {
    expect(isPermission(text, language)).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', 'Drive at most 2 km without a stop.'],
    ['es', 'Conduzca 2 km como máximo.'],
    ['de', 'Höchstens 2 km am Stück fahren.'],
    ['fr', 'Roulez au plus 2 km sans arrêt.'],
  ])('recognises a limit: (%s) "%s"', (language, text) => {
    expect(isPermission(text, language)).toBe(true)
  })

  it('finds none in a description', () => {
    expect(isPermission('Air intake manifold of the engine.', 'en')).toBe(false)
  })
})
