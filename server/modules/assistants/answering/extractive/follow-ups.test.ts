import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { buildManualIndex } from '../../finding/index/manual-index'
import { createScope } from '../../finding/ranking/scope'
import { loaderScope, spanishScope } from '../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { compose } from './compose'

const ask = (prompt: string, scope = loaderScope) => compose(find({ prompt, conversation: [] }, scope))

describe('suggestFollowUps', () => {
  it('suggests up to three topics near the answer, excluding the current one', () => {
    const { followUps } = ask('How do I change the engine oil?')
    expect(followUps.length).toBeGreaterThan(0)
    expect(followUps.length).toBeLessThanOrEqual(3)
    expect(followUps.join()).not.toContain('Changing the engine oil')
  })

  it('suggests only questions that are answered', () => {
    for (const followUp of ask('How do I change the engine oil?').followUps)
      expect([followUp, ask(followUp).refused]).toEqual([followUp, false])
  })

  it('suggests the steps below a heading, and another row of a table', () => {
    expect(ask('Which cable of the battery comes off first?').followUps).toContain(
      'Changing the engine oil: what are the steps?',
    )
    expect(ask('How tight are the long wheel nuts?').followUps[0]).toBe('And bucket pin bolt?')
  })

  it('asks in the language of the question about what a manual in another language has, and is answered', () => {
    const { followUps } = ask('¿Cuánto aceite lleva el motor?')
    expect(followUps.length).toBeGreaterThan(0)
    for (const followUp of followUps) {
      expect(followUp).toMatch(/^¿Y [a-z ]+\?$|^[\w ,]+: ¿(cuáles son los pasos|qué debo saber)\?$/)
      expect([followUp, ask(followUp).refused]).toEqual([followUp, false])
    }
  })

  it('asks in the language of a manual that is the reader’s', () => {
    expect(ask('¿Cada cuántas horas se engrasan los pasadores?', spanishScope).followUps).toEqual([
      'Garantía: ¿qué debo saber?',
      'Correa: ¿qué debo saber?',
    ])
  })

  it.each([
    ['General information', 'Rope drum'],
    ['Índice alfabético', 'Tambor'],
    ['Généralités', 'Tambour'],
    ['Inhaltsverzeichnis', 'Seiltrommel'],
    ['Informações gerais', 'Tambor'],
    ['Premessa', 'Tamburo'],
    ['Voorwoord', 'Kabeltrommel'],
    ['Innehållsförteckning', 'Lintrumma'],
    ['Johdanto', 'Vaijerirumpu'],
    ['Indholdsfortegnelse', 'Wiretromle'],
    ['VAROITUS', 'Vaijerirumpu'],
  ])('never suggests a heading that every manual has, such as "%s"', (generic, heading) => {
    const manual = manualBuilder('m', 'M')
      .text(1, [generic], 'HX-40117 HX-40118')
      .text(1, ['4.3 HX'], 'HX-40119 40 kN')
      .text(1, [`4.2 ${heading}`], 'HX-40120 HX-40121')
    const { followUps } = ask('HX-40119', createScope([buildManualIndex(manual.passages)]))
    expect(followUps).toEqual([expect.stringContaining(heading)])
  })

  it('never suggests a notice, a table or a continued heading', () => {
    const manual = manualBuilder('m', 'M')
      .text(1, ['NOTICE'], 'The winch has a drum.')
      .text(1, ['Table 3 Winches (continued)'], 'The winch has a rope.')
      .text(1, ['4.2 Rope drum (continued)'], 'Oil the rope of the drum.')
      .text(1, ['4.3 Winch'], 'The winch pulls 40 kN.')
    const { followUps } = ask('How hard does the winch pull?', createScope([buildManualIndex(manual.passages)]))
    expect(followUps).toEqual(['Rope drum: what do I need to know?'])
  })
})
