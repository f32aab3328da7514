import { defaultAssistantName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { chooseTheme, themes, themeText, useTheme } from '@/shared/lib/theme'
import { commandPaletteText } from '../text'
import { fits } from './fits'
import type { PaletteGoals } from './goals'
import { useFound } from './use-found'

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
