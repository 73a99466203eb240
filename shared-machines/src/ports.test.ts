import { isCertainRefusal, notProvided, refusedBy, toAnswer } from './ports';
import { apiError } from './testing/answers';

it('gives the answer of a call that arrives', async () => {
  await expect(toAnswer(Promise.resolve(4), (found) => found + 1, refusedBy)).resolves.toBe(5);
});

it('reads an ApiError as a refusal with the words and the status of the server', async () => {
  const call = Promise.reject(apiError(409, { serverMessage: 'Already there.' }));
  await expect(toAnswer(call, () => null, refusedBy)).resolves.toEqual({
    type: 'answer.refused',
    message: 'Already there.',
    status: 409,
  });
});

it.each([
  [{ amount: 'Your limit is 50.', name: 'Is taken.' }, 'Your limit is 50. Is taken.'],
  [['amount'], 'Invalid parameter(s): amount'],
  [{}, 'Invalid parameter(s): amount'],
])('gives the reasons of refused parameters %j in place of their names', async (params, message) => {
  const call = Promise.reject(apiError(400, { serverMessage: 'Invalid parameter(s): amount', details: { params } }));
  await expect(toAnswer(call, () => null, refusedBy)).resolves.toMatchObject({ message });
});

it('rethrows what is not an ApiError, so that the machine hears that nothing arrived', async () => {
  const bug = new TypeError('bug');
  await expect(toAnswer(Promise.reject(bug), () => null, refusedBy)).rejects.toBe(bug);
});

it('leaves a machine inert until its actors are plugged in', async () => {
  await expect(notProvided()).rejects.toThrow('This port is not plugged in');
});

it('takes only an answer that says no for a refusal', () => {
  const certain = [200, 400, 401, 403, 404, 408, 409, 422, 428, 429, 500, 0].filter((status) =>
    isCertainRefusal({ status }),
  );
  expect(certain).toEqual([400, 403, 404, 422, 428]);
});
