import { useNavigate } from '@tanstack/react-router'
import type { AskSearch, ChangeSearch } from '@/widgets/conversation'
import { parseAskSearch } from './ask-search'

/** Changes the asking screen's address as the page asks for. */
export function useChangeSearch(
  from: '/operations-assistant' | '/machine-and-query-unified' | '/machine-and-query-input',
) {
  const navigate = useNavigate({ from })
  const changeSearch: ChangeSearch = (change, how = 'replace') => {
    const search = (before: AskSearch) => parseAskSearch({ ...before, ...change })
    void navigate({ search, replace: how === 'replace' })
  }
  return changeSearch
}
