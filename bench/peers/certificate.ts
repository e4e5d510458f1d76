import selfsigned from 'selfsigned';

/** A certificate of our own making: browsers speak HTTP/2 over TLS only. */
export async function makeCertificate() {
  const { private: key, cert } = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  return { key, cert };
}
