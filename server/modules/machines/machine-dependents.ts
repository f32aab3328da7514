import { inEachLanguage, type Text } from '../../domain/text'

/** What hangs on a model, as far as it is somebody's to delete. */
export interface MachineDependents {
  manuals: number
  /** Machines in the yard that are served. */
  instances: number
  /** Of the maintenance schedule. */
  tasks: number
  /** Service kits. */
  kits: number
  /** Operators that have it assigned. */
  operators: number
  /** What people asked about it; goes with the model alone. */
  conversations: number
  /** Whether the model itself goes, since nothing of anybody else hangs on it. */
  deletesModel: boolean
}

/**
 * What goes with a model, in words for whoever is about to delete it: `3 manuals and 1 service kit`.
 * @returns undefined where nothing does
 */
export function whatGoes(dependents: MachineDependents): Text | undefined {
  const { manuals, tasks, kits, operators, conversations, deletesModel } = dependents
  const parts = [
    counted(manuals, ['manual', 'manuals'], ['manual', 'manuales']),
    counted(tasks, ['maintenance task', 'maintenance tasks'], ['tarea de mantenimiento', 'tareas de mantenimiento']),
    counted(kits, ['service kit', 'service kits'], ['kit de servicio', 'kits de servicio']),
    counted(
      operators,
      ['assignment to an operator', 'assignments to operators'],
      ['asignación a un operador', 'asignaciones a operadores'],
    ),
    ...(deletesModel
      ? [
          counted(
            conversations,
            ['conversation about it', 'conversations about it'],
            ['conversación sobre ella', 'conversaciones sobre ella'],
          ),
        ]
      : []),
  ].filter((part) => part !== undefined)
  if (parts.length === 0) return undefined
  return inEachLanguage((language) => new Intl.ListFormat(language).format(parts.map((part) => part[language])))
}

type Forms = readonly [one: string, many: string]

function counted(count: number, en: Forms, es: Forms): Text | undefined {
  if (count === 0) return undefined
  const form = count === 1 ? 0 : 1
  return { en: `${count} ${en[form]}`, es: `${count} ${es[form]}` }
}
