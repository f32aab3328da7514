import { describe, expect, it } from 'vitest'
import { isProhibition } from './prohibition'

describe('isProhibition', () => {
  it.each([
    'Do not step over the rope.',
    'Never stand below the load.',
    'The winch must not be used to lift people.',
    'Lifting people is forbidden.',
    'No pise el cable.',
    'Nunca se coloque debajo de la carga.',
    'No se debe elevar a personas.',
    'Niemals unter die Last treten.',
    'Das Seil darf nicht geknickt werden.',
    'Die Winde nicht überlasten.',
    'Ne jamais se tenir sous la charge.',
    'N’enjambez pas le câble.',
    'Il est interdit de lever des personnes.',
    'Não pise no cabo.',
    'Nunca fique debaixo da carga.',
    'Non sostare sotto il carico.',
    'De lier mag niet worden overbelast.',
    'Vinschen får inte överbelastas.',
    'Spillet må ikke overbelastes.',
    'Stå aldri under lasten.',
    'Älä seiso taakan alla.',
  ])('recognises "%s"', (text) => {
    expect(isProhibition(text)).toBe(true)
  })

  it.each([
    'The rope is 40 m long.',
    'If the drum does not turn, release the brake.',
    'Coloque el cable en el tambor.',
    'Das Seil ist 40 m lang.',
    'Le câble mesure 40 m.',
    'O cabo tem 40 m.',
    'Il cavo misura 40 m.',
    'Het touw is 40 m lang.',
  ])('finds none in "%s"', (text) => {
    expect(isProhibition(text)).toBe(false)
  })
})
