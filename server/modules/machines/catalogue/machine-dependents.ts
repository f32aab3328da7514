import { inEachLanguage, type Text } from '../../../domain/text'

/** What would be removed with a model, as far as the caller may remove it. */
export interface MachineDependents {
  manuals: number
  /** Machines that are served. */
  instances: number
  /** Of the maintenance schedule. */
  tasks: number
  /** Service kits. */
  kits: number
  /** Operators that have it assigned. */
  operators: number
  /** Removed only with the model itself. */
  conversations: number
  /** Whether the model itself is removed, as nobody else has anything of it. */
  deletesModel: boolean
}

/**
 * Describes what is removed with a model: `3 manuals and 1 service kit`.
 * @returns undefined if nothing is
 */
export function describeDependents(dependents: MachineDependents): Text | undefined {
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
            ['conversación sobre él', 'conversaciones sobre él'],
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
