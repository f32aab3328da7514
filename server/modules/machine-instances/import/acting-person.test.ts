import { expect, it } from 'vitest'
import { platformAccess } from '#contract/access'
import { importAccess } from './acting-person'

it('whoever may make a call may have a job go on with it', () => {
  const { importMachineInstances, restartMachineImport, undoMachineImport } = platformAccess
  expect([importMachineInstances, restartMachineImport, undoMachineImport]).toEqual(Array(3).fill(importAccess))
})
