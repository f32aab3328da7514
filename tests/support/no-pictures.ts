import type { NotificationOptions } from '../../server/modules/notifications'

/** For e-mails that have no pictures. */
export const noPictures: NotificationOptions['pictureSource'] = {
  drawPage: async () => undefined,
  logger: { warn: () => undefined },
}
