import { tmpdir } from 'node:os';
import { networkName, refuseNetworkDisk } from './local-disk';

it('keeps the store off disks behind a network, whose locks and flushes promise nothing [DB-7]', () => {
  expect([0x6969, 0x517b, 0xff534d42, -11317950, 0xef53].map(networkName)).toEqual([
    'NFS',
    'SMB',
    'CIFS',
    'CIFS',
    undefined,
  ]);
  expect(() => refuseNetworkDisk('/data', () => 0x6969)).toThrow('The data directory /data is on NFS');
  expect(() => refuseNetworkDisk(tmpdir())).not.toThrow();
});
