import { describe, expect, it } from 'vitest'
import { readMachine, readOrganization } from './named'
import { asker, nameable } from './testing/fake-records'

describe('machines', () => {
  it.each([
    ['Digger 1', ['RQ-0032']],
    ['digger1', ['RQ-0032']],
    ['diger 1', ['RQ-0032']],
    ['RQ-0518', ['RQ-0518']],
    ['settling pond', ['RQ-0518']],
    ['pond', ['RQ-0518']],
    ['EX-210', ['RQ-0032', 'RQ-0518']],
    ['excavadora', ['RQ-0032', 'RQ-0518']],
  ])('are found by their names: %s', async (name, expected) => {
    const { meant, note } = await readMachine(name, nameable, asker)
    expect(meant.flatMap(({ instanceIds }) => instanceIds)).toEqual(expected)
    expect(note).toBeUndefined()
  })

  it('are named where several may be meant', async () => {
    expect(await readMachine('dig', nameable, asker)).toEqual({
      meant: [],
      note: '“dig” may be Digger 1 (Ridgeline Quarry, Bench 3); Pond digger (Ridgeline Quarry, Settling pond). Name those that are meant.',
    })
  })

  it.each(['Forwarder 2', 'Northfield Equipment', '???', "'; drop table machine; --"])(
    'that are unknown are those of others, too: %s',
    async (name) => {
      const note = `Nothing that you may see is called “${name}”.`
      expect(await readMachine(name, nameable, asker)).toEqual({ meant: [], note })
    },
  )
})

describe('organizations', () => {
  it.each([
    ['Northfield Equipment', 'northfield'],
    ['northfield', 'northfield'],
    ['Northfeild Equipment', 'northfield'],
    ['quarry', 'ridgeline'],
  ])('are found by their names: %s', (name, expected) => {
    expect(readOrganization(name, nameable, asker).meant).toMatchObject([{ id: expected }])
  })

  it('are named where several may be meant', () => {
    expect(readOrganization('equipment', nameable, asker).note).toBe(
      '“equipment” may be Northfield Equipment; Northway Equipment. Name those that are meant.',
    )
  })

  it('of the same name are all meant', () => {
    const twins = [...nameable.organizations, { id: 'other', name: 'Ridgeline Quarry', isDealership: false }]
    const { meant } = readOrganization('Ridgeline Quarry', { ...nameable, organizations: twins }, asker)
    expect(meant.map(({ id }) => id)).toEqual(['ridgeline', 'other'])
  })

  it('that are unknown are those of others, too', () => {
    const spanish = { ...asker, locale: 'es-ES' as const }
    expect(readOrganization('Tall Pines', nameable, spanish).note).toBe(
      'Nada de lo que usted puede ver se llama «Tall Pines».',
    )
  })
})
