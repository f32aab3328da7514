export { QrCode } from './qr-code'
export { qrPath } from './qr-path'
