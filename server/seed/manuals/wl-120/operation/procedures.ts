import type { Chapter } from '../../writer/block'
import { engineProcedures } from './engine-procedures'
import { machineProcedures } from './machine-procedures'

export const procedures: Chapter = {
  title: 'Maintenance procedures',
  blocks: [...engineProcedures, ...machineProcedures],
}
