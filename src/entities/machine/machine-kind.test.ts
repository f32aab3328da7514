import { describe, expect, it } from 'vitest'
import { machineKindOf } from './machine-kind'

describe('the drawing of a machine follows its type', () => {
  it.each([
    ['Wheel loader', 'loader'],
    ['Skid steer loader', 'skid-steer'],
    ['Excavator', 'excavator'],
    ['Forwarder', 'forwarder'],
    ['Articulated dump truck', 'truck'],
    ['Bulldozer', 'dozer'],
    ['Telehandler', 'forklift'],
    ['Grúa móvil', 'crane'],
    ['Excavadora', 'excavator'],
    ['Pala cargadora', 'loader'],
    ['Rock saw', 'tractor'],
    ['', 'tractor'],
  ])('%s: %s', (type, kind) => {
    expect(machineKindOf(type)).toBe(kind)
  })
})
