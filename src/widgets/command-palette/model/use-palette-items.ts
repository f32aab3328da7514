import { chosenTitle, useStoredMachine } from '@/entities/machine'
import { fullName } from '@/entities/user'
import { defaultAssistantName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { keyLabel } from '@/shared/lib/shortcut'
import { chooseTheme, themes, themeText, useTheme } from '@/shared/lib/theme'
import { commandPaletteText } from '../text'
import { pageTitle } from './distinct-pages'
import { fits } from './fits'
import type { PaletteGoals } from './goals'
import { useFound } from './use-found'
import { documentNumber, isWhole } from './whole-number'
import { withFirst } from './with-first'

/** What the palette offers for what is typed, group by group. */
export function usePaletteItems(typed: string, goals: PaletteGoals) {
  const t = useText(commandPaletteText)
  const words = useText(themeText)
  const theme = useTheme()
  const chosen = useStoredMachine()
  const { models, instances, pages, parts, orders, quotes, customers, people, ...search } = useFound(typed, goals)
  const name = defaultAssistantName
  const question = typed.trim()

  const known = {
    // Two entries of a menu may lead to one page.
    screens: goals.screens.map(({ to, label }) => ({ key: `${to} ${label}`, label, onSelect: () => goals.onGo(to) })),
    actions: goals.onUploadManual
      ? [{ key: 'upload manual', label: t('uploadManual'), onSelect: goals.onUploadManual }]
      : [],
    settings: [
      ...themes.map((offered) => ({
        key: `theme ${offered}`,
        label: t('theme', { theme: words(offered) }),
        detail: offered === theme && t('inForce'),
        onSelect: () => chooseTheme(offered),
      })),
      { key: 'keys', label: t('keyList'), detail: keyLabel('keyList'), onSelect: goals.onKeys },
      { key: 'logout', label: t('logout'), onSelect: goals.onLogout },
    ],
  }
  const fitting = <Item extends { label: string }>(items: readonly Item[]) =>
    items.filter(({ label }) => fits(label, typed))

  const exact = {
    orders: orders.filter(
      ({ order_number, po_number }) => documentNumber(question, 'SO-') === order_number || isWhole(question, po_number),
    ),
    quotes: quotes.filter(({ quote_number }) => documentNumber(question, 'Q-') === quote_number),
    parts: parts.filter(({ part_number }) => isWhole(question, part_number)),
    instances: instances.filter(({ serial_number }) => isWhole(question, serial_number)),
  }

  return {
    ...search,
    /** The groups in which something has exactly the number that is typed. */
    exact: (['orders', 'quotes', 'parts', 'instances'] as const).filter((group) => exact[group].length > 0),
    screens: fitting(known.screens),
    actions: fitting(known.actions),
    ask: [
      question === ''
        ? { key: 'ask', label: t('askAssistant', { name }), onSelect: () => goals.onAsk({}) }
        : {
            key: 'ask',
            label: t('askQuestion', { name, question }),
            detail: chosen && chosenTitle(chosen),
            onSelect: () => goals.onAsk({ q: question }),
          },
      ...models.map(({ id, name: machine }) => ({
        key: `ask ${id}`,
        label: t('askAbout', { name, machine }),
        onSelect: () => goals.onAsk({ machine: id }),
      })),
    ],
    instances: withFirst(exact.instances, instances).map(({ id, serial_number, name: own, machine }) => ({
      key: `instance ${id}`,
      label: own.trim() || serial_number,
      detail: own.trim() ? `${machine.name} · ${serial_number}` : machine.name,
      onSelect: () => goals.onInstance(id),
    })),
    models: models.map(({ id, name: machine, type }) => ({
      key: `machine ${id}`,
      label: machine,
      detail: type,
      onSelect: () => goals.onMachine(id),
    })),
    pages: pages.map((hit) => ({
      key: `page ${hit.manual_id} ${hit.page}`,
      label: pageTitle(hit),
      detail: t(pageTitle(hit) === hit.manual_name ? 'pageOfTitle' : 'page', {
        machine: hit.machine.model,
        manual: hit.manual_name,
        page: hit.page,
      }),
      onSelect: () => goals.onPage(hit, question),
    })),
    parts: withFirst(exact.parts, parts).map((part) => ({
      key: `part ${part.dealershipId} ${part.id}`,
      label: [part.part_number, part.description].filter(Boolean).join(' '),
      detail: goals.isPartForCart && t('intoCart'),
      onSelect: () => goals.onPart?.(part),
    })),
    orders: withFirst(exact.orders, orders).map(({ id, order_number, po_number, operator }) => ({
      key: `order ${id}`,
      label: order_number,
      detail: [po_number, operator.name].filter(Boolean).join(' · '),
      onSelect: () => goals.onOrder(id),
    })),
    quotes: withFirst(exact.quotes, quotes).map(({ id, quote_number, operator }) => ({
      key: `quote ${id}`,
      label: quote_number,
      detail: operator.name,
      onSelect: () => goals.onQuote(id),
    })),
    customers: customers.map(({ id, name: customer, machine_count }) => ({
      key: `customer ${id}`,
      label: customer,
      detail: t('machineCount', { count: machine_count }),
      onSelect: () => goals.onCustomer?.(id),
    })),
    people: people.map((person) => ({
      key: `person ${person.id}`,
      label: fullName(person) || person.email,
      detail: person.email,
      onSelect: () => goals.onPerson?.(person.email),
    })),
    settings: fitting(known.settings),
  }
}
