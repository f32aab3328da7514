import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import type { PortalLink } from '../portal-link'
import { portalLinkText } from '../text'

/** Describes a link to a reader: its purpose, its machine, who created it when, and until when it is valid. */
export function useLinkWords({ kind, instance, record, organization, ...link }: PortalLink) {
  const t = useText(portalLinkText)
  const dateTime = useDateTime()
  const when = dateTime(link.created_at)
  return {
    kind: t(kind),
    /** Which one of its kind: the machine, the order or quote, or the operator. */
    name: t('named', {
      kind: t(kind),
      what: record?.number ?? (instance?.name.trim() || instance?.machine || organization.name),
    }),
    machine: instance && {
      title: instance.name.trim() || instance.machine,
      detail: t('linkSerial', { machine: instance.machine, serial: instance.serial_number }),
    },
    createdAt: link.created_by === null ? t('byEmail', { when }) : t('createdBy', { when, who: link.created_by }),
    validUntil: link.expires_at === null ? t('noExpiry') : dateTime(link.expires_at),
    lastUsed: link.last_used_at === null ? t('neverUsed') : dateTime(link.last_used_at),
  }
}
