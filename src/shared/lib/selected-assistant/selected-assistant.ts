import type { components } from '#contract/assistants'
import { defaultAssistantName, storageKeys } from '@/shared/config'

type AssistantName = components['schemas']['AssistantName']

/** The screens of the assistants (specification, section 2). */
export const assistantPaths = {
  general: '/assistant',
  operations: '/operations-assistant',
  parts: '/parts-assistant',
} as const satisfies Record<AssistantName, string>

/** As the specification's key `selected assistant type` has them: "default Bob". */
const types: Record<AssistantName, string> = { general: defaultAssistantName, operations: 'Operations', parts: 'Parts' }

/** The assistant that the person asked last on this device; the general one until another one is chosen. */
export function selectedAssistant(): AssistantName {
  const stored = read()
  return stored === types.parts ? 'parts' : stored === types.operations ? 'operations' : 'general'
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKeys.selectedAssistantType)
  } catch {
    return null
  }
}

export function rememberAssistant(assistant: AssistantName): void {
  try {
    localStorage.setItem(storageKeys.selectedAssistantType, types[assistant])
  } catch {
    // A full or forbidden storage: the next question goes to the default one.
  }
}
