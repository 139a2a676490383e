/**
 * Spellings of addresses that lead inside; with `port` only where the guard must refuse because of the host.
 */
export const spellings = (port: string) =>
  [
    ...[
      "127.0.0.1",
      "localhost",
      "LOCALHOST",
      "localhost.",
      "127.1",
      "127.0.1",
      "0x7f.1",
      "0x7f000001",
      "017700000001",
    ],
    ...[
      "2130706433",
      "0177.0.0.1",
      "0",
      "0.0.0.0",
      "127.0.0.1.",
      "①②⑦.⓪.⓪.①",
      "１２７.０.０.１",
      "127。0。0。1",
    ],
    ...["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:ffff:7f00:1]", "[::127.0.0.1]"],
    ...["[64:ff9b::7f00:1]", "[64:ff9b:1::7f00:1]", "[2002:7f00:1::]", "[fe80::1]", "[fc00::1]", "[ff02::1]"],
    ...["169.254.169.254", "[fd00:ec2::254]", "168.63.129.16", "100.100.100.200", "10.0.0.1", "172.16.0.1"],
    ...[
      "192.168.0.1",
      "100.64.0.1",
      "198.18.0.1",
      "224.0.0.1",
      "255.255.255.255",
      "192.0.0.192",
      "private.dns.test",
    ],
    ...["mixed.dns.test", "metadata.dns.test", "PRIVATE.dns.test.", "user@127.0.0.1", "localhost%00.example"],
  ].map((host) => `http://${host}${port}/`);
export const forms = (port: number) => [
  ...[`http://127.0.0.1:${port}/`, `http://localhost:${port}/`, `http://[::ffff:127.0.0.1]:${port}/`],
  ...[
    "file:///etc/passwd",
    "gopher://127.0.0.1/_x",
    "ftp://127.0.0.1/",
    `http://127.0.0.1:${port}#@example.com/`,
  ],
  ...[
    `http://example.com@127.0.0.1:${port}/`,
    `http:\\\\127.0.0.1:${port}`,
    `http://127.0.0.1\t:${port}/`,
    "//127.0.0.1/",
  ],
  ...[
    `http://127.0.0.1:${port}\r\nHost: x`,
    "http://127.0.0.1:22/",
    "http://127.0.0.1:25/",
    "data:text/html,x",
    "http:///x",
  ],
];
