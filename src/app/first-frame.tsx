import { firstScreen } from '@/shared/lib/first-screen'
import { useText } from '@/shared/lib/i18n'
import { BrandMark } from '@/shared/ui/brand-mark'
import { Skeleton } from '@/shared/ui/skeleton'
import { AppShell } from '@/widgets/app-shell'
import { routerText } from './router/text'

/** The frame of the app with nothing in it yet: what whoever is signed in sees until the app is there. */
export function FirstFrame() {
  const t = useText(routerText)
  return (
    <div role="status" aria-label={t('opening')}>
      <div inert>
        <AppShell
          path=""
          menu={
            <div className="flex min-h-full p-3 text-chrome-ink">
              <span className="px-3 pt-4">
                <BrandMark />
              </span>
            </div>
          }
        >
          <div id={firstScreen.heading} />
          <p className="font-semibold text-ink-muted">{t('opening')}</p>
          <div className="mt-5 grid gap-5">
            <Skeleton className="h-8 w-2/3 max-w-120" />
            <Skeleton className="h-48 w-full" />
          </div>
        </AppShell>
      </div>
    </div>
  )
}
