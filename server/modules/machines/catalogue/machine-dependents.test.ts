import { expect, it } from 'vitest'
import { describeDependents } from './machine-dependents'

const none = { manuals: 0, instances: 0, tasks: 0, kits: 0, operators: 0, conversations: 0, deletesModel: false }

it('describes in plain words what is removed with a model', () => {
  expect(describeDependents({ ...none, manuals: 3, tasks: 1, kits: 2, operators: 1 })).toEqual({
    en: '3 manuals, 1 maintenance task, 2 service kits, and 1 assignment to an operator',
    es: '3 manuales, 1 tarea de mantenimiento, 2 kits de servicio y 1 asignación a un operador',
  })
  expect(describeDependents({ ...none, manuals: 1 })?.en).toBe('1 manual')
})

it('mentions conversations only if the model itself is removed', () => {
  expect(describeDependents({ ...none, conversations: 2, deletesModel: true })?.en).toBe('2 conversations about it')
  expect(describeDependents({ ...none, conversations: 2 })).toBeUndefined()
})
