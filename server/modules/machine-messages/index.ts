export { notifyOtherSide } from './notify-other-side'
export { recordDealerMessage } from './record-dealer-message'
