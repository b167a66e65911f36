/** A font for the mock provider to serve: two specks, in WOFF2, 272 bytes, made for this project. */
export const tinyFont = Buffer.from(
  'd09GMgABAAAAAAEQAAoAAAAAAnAAAADJAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmAANAooPAE2AiQDCAsGAAQgBVoHIBvLAQCeB7b7iDbSldMDI7nwFM9XQ/f+7qVUlYk+' +
    'o7BYyXiMQkmkAlnbpwsmK00KQhQVE0xggu3lxQOZ/+E4Ojk+0SXHQCMKUw0t0CSC5oFCnrKgKDZDyN836lwlNJABLrUwTX0TFBonLTgZJoYhmP80YwFQYKCwxBowQKQ7uzPd' +
    '9gYEcnL77drJ67r7Hu74+yu/YGuLViD0/I+84MFWAACVF3whKC2gAAAwXAiIBQLKykLL2IitfY9ydD7Bs8dRBWKE1VQqb8sfYAA=',
  'base64',
);
