import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { buildManualIndex } from '../../finding/retrieving/manual-index'
import { createScope } from '../../finding/retrieving/scope'
import { loaderScope } from '../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { compose } from './compose'

const { passages } = manualBuilder('grua', 'Manual de la grúa')
  .text(3, ['1 Frenos'], 'El freno de estacionamiento se ajusta cada 250 horas de trabajo de la máquina.')
  .text(4, ['2 Cable'], 'ADVERTENCIA: no toque el cable del cabrestante mientras el tambor gira.')
  .safety(5, ['3 Batería'], 'WARNING', 'ADVERTENCIA', 'Los gases de la batería pueden explotar cerca de una llama.')
  .steps(5, ['3 Batería'], 'Desconecte el cable negativo de la batería.', 'Limpie los bornes de la batería con agua.')
  .table(6, ['4 Capacidades'], ['Sistema', 'Litros'], ['Depósito de combustible', '60'], ['Aceite de motor', '8'])
  .table(7, ['5 Fusibles'], ['F', 'A'], ['F1', '15'], ['F2', '20'])
const spanish = createScope([buildManualIndex(passages)])
const ask = (prompt: string, scope = spanish) => compose(find({ prompt, conversation: [] }, scope))

describe('an answer from a manual in another language', () => {
  it('names its own language and that of the place', () => {
    const { language, citations } = ask('How often is the parking brake adjusted?')
    expect(language).toBe('en')
    expect(citations[0]).toMatchObject({ page: 3, language: 'es' })
  })

  it('names none where question and manual are in the same', () => {
    for (const answer of [
      ask('¿Cada cuánto se ajusta el freno de estacionamiento?'),
      ask('How do I change the engine oil?', loaderScope),
    ]) {
      expect(answer.citations.length).toBeGreaterThan(0)
      expect(answer.citations.filter((citation) => citation.language ?? citation.glosses)).toEqual([])
      expect(answer.safety.filter(({ language }) => language)).toEqual([])
    }
  })

  it('names none of figures and codes', () => {
    const [citation] = ask('Fuse F2').citations
    expect(citation?.page).toBe(7)
    expect(citation?.language).toBeUndefined()
  })

  it('translates the label of the row and the heading', () => {
    const [citation] = ask('How big is the fuel tank?').citations
    expect(citation?.glosses).toEqual([
      { text: 'Depósito de combustible', translation: 'Fuel tank' },
      expect.objectContaining({ text: 'Capacidades' }),
    ])
  })

  it('puts the signal word before the words of the manual, which stay as they are', () => {
    const { response } = ask('May I touch the winch cable while the drum turns?')
    expect(response).toContain('**WARNING** – ADVERTENCIA: no toque el cable')
  })

  it('names the language of a warning that belongs to it', () => {
    const { safety } = ask('How do I clean the battery terminals?')
    expect(safety).toMatchObject([{ level: 'WARNING', language: 'es', text: expect.stringMatching(/^Los gases/) }])
  })
})
