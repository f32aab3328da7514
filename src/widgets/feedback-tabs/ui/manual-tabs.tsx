import { hasRole } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { PageTabs } from '@/shared/ui/page-tabs'
import { feedbackTabsText } from '../text'

const tabs = [
  { key: 'manuals', to: '/manuals' },
  { key: 'questions', to: '/manuals/questions' },
] as const

/** The manuals, and what none of them answers, for the admins of a dealership; nothing for others. */
export function ManualTabs() {
  const t = useText(feedbackTabsText)
  const user = useUser()
  if (user.is_superuser || !hasRole(user, 'dealership-admin')) return null
  return <PageTabs label={t('manuals')} tabs={tabs.map(({ key, to }) => ({ to, name: t(key) }))} />
}
