import { isAllowedAddress } from './address.rules';

const refused = [
  '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.254', '127.0.0.1', '127.1.2.3',
  '169.254.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.0.170', '192.0.2.1',
  '192.88.99.1', '192.168.0.1', '192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1',
  '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '::', '::1', '::127.0.0.1', '::10.0.0.1',
  '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '::ffff:7f00:1', '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '100::1', '2001::1', '2001:2::1', '2001:10::1',
  '2001:20::1', '2001:db8::1', '2002:7f00:1::', '2002:a00:1::1', '3fff::1', '4000::1', '5f00::1', 'fc00::1', 'fd12::1',
  'fe80::1', 'fec0::1', 'ff02::1', '[::1]', '', 'localhost', '1.2.3', '999.1.1.1', '1.2.3.4.5', 'fe80::1%eth0',
]; // prettier-ignore

describe('addresses a real store may have', () => {
  it.each(refused)('refuses "%s" [S-9]', (address) => {
    expect(isAllowedAddress(address, 'public')).toBe(false);
  });

  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '172.15.0.1',
    '172.32.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
    '::ffff:8.8.8.8',
  ])('allows %s', (address) => {
    expect(isAllowedAddress(address, 'public')).toBe(true);
  });

  it('allows this computer alone when the operator named it [S-9]', () => {
    expect(
      ['127.0.0.1', '::1', '[::1]', '::ffff:127.0.0.1'].map((address) => isAllowedAddress(address, 'loopback')),
    ).toEqual([true, true, true, true]);
    expect(['8.8.8.8', '10.0.0.1', '169.254.169.254'].map((address) => isAllowedAddress(address, 'loopback'))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
