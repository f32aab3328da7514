export { notifyOtherSide } from './notify-other-side'
export { machineMessageOperations } from './recipients.operations'
export { recordDealerMessage } from './record-dealer-message'
