import { storageKeys } from '@/shared/config'
import { deleteReplies } from '@/shared/lib/offline'
import { parseTokens, type Tokens } from './tokens'

/** Where all tabs of one person find the same pair of tokens. */
export type TokenStorage = {
  read: () => Tokens | null
  write: (tokens: Tokens) => void
  /** "Logout clears auth, user and the stored conversation" (specification, section 4). */
  clear: () => void
  /** Subscribes to sign-ins, refreshes and sign-outs of other tabs; returns the function that unsubscribes. */
  onChange: (changed: (tokens: Tokens | null) => void) => () => void
}

const conversationKeys = [storageKeys.conversation, storageKeys.conversationId, storageKeys.unsentQuestion]

export const tokenStorage: TokenStorage = {
  read: () => parseTokens(localStorage.getItem(storageKeys.auth)),
  write: (tokens) => localStorage.setItem(storageKeys.auth, JSON.stringify(tokens)),
  clear: () => {
    remove(
      storageKeys.auth,
      storageKeys.refreshAttempt,
      storageKeys.user,
      storageKeys.selectedAssistantType,
      ...conversationKeys,
    )
    sessionStorage.removeItem(storageKeys.unaddedLines)
    void deleteReplies()
  },
  onChange: (changed) => {
    const listener = ({ key, newValue }: StorageEvent) => {
      // A null key: everything was cleared at once.
      if (key === storageKeys.auth || key === null) changed(parseTokens(newValue))
    }
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  },
}

/**
 * "A failed user fetch clears local storage" (specification, section 8): all that it names; the theme and the language
 * belong to the device and stay.
 */
export function clearStoredData(): void {
  remove(...Object.values(storageKeys))
  void deleteReplies()
}

function remove(...keys: string[]): void {
  for (const key of keys) localStorage.removeItem(key)
}
