import { useText } from '@/shared/lib/i18n'
import { PageTabs } from '@/shared/ui/page-tabs'
import { feedbackTabsText } from '../text'

const tabs = [
  { key: 'feedback', to: '/feedback' },
  { key: 'summary', to: '/feedback/summary' },
  { key: 'questions', to: '/manuals/questions' },
] as const

/** The super user's pages about how well questions are answered. */
export function FeedbackTabs() {
  const t = useText(feedbackTabsText)
  return <PageTabs label={t('answers')} tabs={tabs.map(({ key, to }) => ({ to, name: t(key) }))} />
}
