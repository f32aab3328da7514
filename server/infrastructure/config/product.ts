/** What the product is called wherever the server speaks of it. */
export const productName = 'Yardhand'
