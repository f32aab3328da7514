import { describe, expect, it } from 'vitest'
import { demonstrationMachines, demonstrationOperators } from './demonstration'
import { demonstrationManuals } from './manuals/demonstration-manuals'

/** Serial numbers compare by prefix, then number. */
function isWithin(serial: string, start: string, end: string): boolean {
  const [one, first, last] = [serial, start, end].map((words) => /^(\D+)(\d+)$/.exec(words))
  if (!one || !first || !last || one[1] !== first[1]) return false
  return Number(one[2]) >= Number(first[2]) && Number(one[2]) <= Number(last[2])
}

const variants = demonstrationMachines.flatMap((machine) =>
  machine.variants.map((variant) => ({ ...variant, brand: machine.brand, type: machine.type, model: machine.model })),
)
const instances = demonstrationOperators.flatMap((operator) => operator.instances)

describe('the demonstration', () => {
  it('gives each machine a unique serial number of its variant', () => {
    for (const { model, variant, serialNumber } of instances) {
      const leaf = variants.find((one) => one.model === model && one.name === variant)
      expect(leaf && isWithin(serialNumber, leaf.serialStart, leaf.serialEnd), serialNumber).toBe(true)
    }
    expect(new Set(instances.map((instance) => instance.serialNumber)).size).toBe(instances.length)
  })

  it('has exactly the variant that each manual was written for', () => {
    for (const { machine } of demonstrationManuals) {
      expect(variants).toContainEqual(expect.objectContaining(machine))
    }
  })

  it('has an operation manual for every variant', () => {
    const covered = demonstrationManuals.filter(({ kind }) => kind === 'operation').map(({ machine }) => machine)
    for (const { serialStart, serialEnd } of variants) {
      expect(covered).toContainEqual(expect.objectContaining({ serialStart, serialEnd }))
    }
  })
})
