/** Every page carries the shortcut's script and its form where testing mode is allowed. */
export function TestingMode({ formId, script }: { formId: string; script: string }) {
  return (
    <>
      <form id={formId} method="post" action="/testing-mode" hidden />
      <script>{script}</script>
    </>
  );
}
