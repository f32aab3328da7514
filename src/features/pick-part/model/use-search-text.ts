import { useSettled } from '@/shared/lib/settled'

const PAUSE_MS = 150

/** The text to search for once the typing pauses. @returns isSettled false while newer text waits */
export function useSearchText(typed: string) {
  const search = useSettled(typed.trim(), PAUSE_MS)
  return { search, isSettled: search === typed.trim() }
}
