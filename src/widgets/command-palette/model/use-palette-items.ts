import { useQuery } from '@tanstack/react-query'
import { machineQueries } from '@/entities/machine'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { defaultAssistantName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { useSettled } from '@/shared/lib/settled'
import { chooseTheme, themes, themeText, useTheme } from '@/shared/lib/theme'
import { commandPaletteText } from '../text'
import { fits } from './fits'
import type { PaletteGoals } from './goals'

/** What the palette offers for what is typed, group by group. */
export function usePaletteItems(typed: string, goals: PaletteGoals) {
  const t = useText(commandPaletteText)
  const words = useText(themeText)
  const theme = useTheme()
  const { machines, instances, ...search } = useFound(typed, goals.organizationId)
  const name = defaultAssistantName

  const known = {
    screens: goals.screens.map(({ to, label }) => ({ key: to, label, onSelect: () => goals.onGo(to) })),
    ask: [{ key: 'ask', label: t('askAssistant', { name }), onSelect: () => goals.onAsk() }],
    settings: [
      ...themes.map((offered) => ({
        key: `theme ${offered}`,
        label: t('theme', { theme: words(offered) }),
        detail: offered === theme && t('inForce'),
        onSelect: () => chooseTheme(offered),
      })),
      { key: 'logout', label: t('logout'), onSelect: goals.onLogout },
    ],
  }
  const fitting = <Item extends { label: string }>(items: readonly Item[]) =>
    items.filter(({ label }) => fits(label, typed))

  return {
    ...search,
    screens: fitting(known.screens),
    machines: machines.map(({ id, name: machine, type }) => ({
      key: `machine ${id}`,
      label: machine,
      detail: type,
      onSelect: () => goals.onMachine(id),
    })),
    instances: instances.map(({ id, serial_number, name: own, machine }) => ({
      key: `instance ${id}`,
      label: serial_number,
      detail: own.trim() ? `${own.trim()} · ${machine.name}` : machine.name,
      onSelect: () => goals.onInstance(id),
    })),
    ask: [
      ...fitting(known.ask),
      ...machines.map(({ id, name: machine }) => ({
        key: `ask ${id}`,
        label: t('askAbout', { name, machine }),
        onSelect: () => goals.onAsk(id),
      })),
    ],
    settings: fitting(known.settings),
  }
}

const pauseMs = 200
/** Of each kind; whoever has more of them types on. */
const limit = 5

/** The machines and machine instances that the server finds for what is typed now, and nothing of before. */
function useFound(typed: string, organizationId: string | undefined) {
  const wanted = typed.trim()
  const search = useSettled(wanted, pauseMs)
  const isWanted = search !== ''
  const machines = useQuery({ ...machineQueries.list({ search, limit }), enabled: isWanted })
  const instances = useQuery({
    ...machineInstanceQueries.list(organizationId ?? '', { search, page_size: limit }),
    enabled: isWanted && organizationId !== undefined,
  })

  const hasSettled = search === wanted
  const itemsOf = <Item>({ data, isPlaceholderData }: { data?: { items: Item[] }; isPlaceholderData: boolean }) =>
    isWanted && hasSettled && !isPlaceholderData ? (data?.items ?? []) : []
  const failed = [machines, instances].filter(({ isError, isFetching }) => isError && !isFetching)
  return {
    machines: itemsOf(machines),
    instances: itemsOf(instances),
    isSearching: wanted !== '' && (!hasSettled || machines.isFetching || instances.isFetching),
    error: isWanted && hasSettled ? failed[0]?.error : undefined,
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}
